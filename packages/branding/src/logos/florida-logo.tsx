/**
 * The Florida partner's logo. `title` is its accessible name, by default what the lettering says.
 * The lettering takes the colour of the text around it.
 */
export function FloridaLogo({ title = "Florida" }: { title?: string }) {
  return (
    <svg role="img" aria-label={title} width="127" height="32" viewBox="0 0 127 32">
      <circle cx="16" cy="18" r="14" fill="#f08a2c" />
      <path d="M4.5 19H27.5A11.5 11.5 0 0 1 4.5 19Z" fill="#ffd9a0" />
      <path d="M16 19V30.5M16 19 24.1 27.1M16 19 7.9 27.1" stroke="#f08a2c" strokeWidth="1.6" />
      <path d="M15 8Q14-1 26 0 26 9 15 8Z" fill="#3f9a5f" />
      <path
        d="M49.4 8h-7.4v12m0-6.2h6M54 8v12h6.8M70.9 8a5.5 6 0 1 0 0 12a5.5 6 0 1 0 0-12zM81 20v-12h4.6a3.4 3.4 0 0 1 0 6.8h-4.6m4.4 0l4 5.2M94 8v12M98.6 8h3.8a5.6 6 0 0 1 0 12h-3.8zM112.6 20l5-12 5 12m-8.2-3.8h6.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
