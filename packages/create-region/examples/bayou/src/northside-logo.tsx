/** The logo of the school district, above its sign-in. Its words have one length in every font. */
export function NorthsideLogo() {
  return (
    <svg viewBox="0 0 220 48" width="220" height="48" role="img" aria-label="Northside Schools">
      <path
        d="M24 4 44 40H4ZM24 4v36"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <text
        x="56"
        y="30"
        textLength="160"
        lengthAdjust="spacingAndGlyphs"
        fontWeight="700"
        fill="currentColor"
      >
        Northside Schools
      </text>
    </svg>
  );
}
