/**
 * The South Dakota partner's logo. `title` is its accessible name, by default what the lettering says.
 * The lettering takes the colour of the text around it.
 */
export function SdLogo({ title = "South Dakota" }: { title?: string }) {
  return (
    <svg
      role="img"
      aria-label={title}
      width="108"
      height="32"
      viewBox="0 0 108 32"
      focusable="false"
    >
      <rect width="32" height="32" rx="8" fill="#a63d21" />
      <path
        d="M8 19a8 8 0 0 1 16 0ZM15 8V4h2v4ZM8.8 10.6 6 7.8 7.4 6.4 10.2 9.2ZM21.8 9.2 24.6 6.4 26 7.8 23.2 10.6ZM5 18.5H2.5v-2H5.2ZM26.8 16.5h2.7v2H27Z"
        fill="#f3bb55"
      />
      <path d="M0 21Q8 18 16 21T32 21V24Q24 27 16 24T0 24Z" fill="#f6dcc0" />
      <path
        d="M48.7 6.5Q47.9 4.5 45.6 4.5Q42.3 4.5 42.3 7Q42.3 8.9 45.6 9.4Q49.1 9.9 49.1 11.9Q49.1 14.3 45.7 14.3Q42.8 14.3 42 12.3M57.2 4.5a4.5 4.9 0 1 0 0 9.8a4.5 4.9 0 1 0 0-9.8zM65.3 4.5v6.1a3.7 3.7 0 0 0 7.4 0v-6.1M76.3 4.5h7.4m-3.7 0v9.8M87.2 4.5v9.8m7.2-9.8v9.8m-7.2-4.9h7.2M42 18h3.1a4.6 4.9 0 0 1 0 9.8h-3.1zM52.7 27.8l4.1-9.8 4.1 9.8m-6.7-3.1h5.2M63.9 18v9.8m6.7-9.8l-6.7 5.9m2.5-2.1l4.6 6.1M78.5 18a4.5 4.9 0 1 0 0 9.8a4.5 4.9 0 1 0 0-9.8zM86 18h7.4m-3.7 0v9.8M96.4 27.8l4.1-9.8 4.1 9.8m-6.7-3.1h5.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
