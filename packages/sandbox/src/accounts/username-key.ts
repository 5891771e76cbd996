/** Key to compare usernames and addresses by: no outer spaces, no case, one spelling of each accented letter. */
export function usernameKey(usernameOrEmail: string): string {
  return usernameOrEmail.trim().normalize("NFC").toLowerCase();
}
