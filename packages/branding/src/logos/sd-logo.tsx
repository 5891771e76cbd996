/**
 * The South Dakota partner's logo. `title` is its accessible name, by default what the lettering says.
 * The lettering takes the colour of the text around it.
 */
export function SdLogo({ title = "South Dakota" }: { title?: string }) {
  return (
    <svg role="img" aria-label={title} width="108" height="32" viewBox="0 0 108 32">
      <rect width="32" height="32" rx="8" fill="#a63d21" />
      <path
        d="M8 19a8 8 0 0 1 16 0ZM15 8V4h2v4ZM9 11 6 8 7 6 10 9ZM22 9 25 6 26 8 23 11ZM5 18H2v-2h3ZM27 16h3v2h-3Z"
        fill="#f3bb55"
      />
      <path d="M0 21Q8 18 16 21T32 21V24Q24 27 16 24T0 24Z" fill="#f6dcc0" />
      <path
        d="M49 6q-1-2-3-2-4 0-4 3 0 2 4 2 3 0 3 3 0 2-3 2-3 0-4-2M57 4a4.5 5 0 1 0 0 10 4.5 5 0 1 0 0-10zM65 4v6a4 4 0 0 0 8 0V4M76 4h8m-4 0v10M87 4v10m7-10v10m-7-5h7M42 18h3a4.5 5 0 0 1 0 10h-3zM53 28l4-10 4 10m-7-3h6M64 18v10m7-10-7 6m3-2 4 6M79 18a4.5 5 0 1 0 0 10 4.5 5 0 1 0 0-10zM86 18h8m-4 0v10M97 28l4-10 4 10m-7-3h6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
