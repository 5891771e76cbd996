/** True for the link of an educator, whose `userType` is "educator" in upper or lower case. */
export function isEducatorLink(userType: string): boolean {
  return userType.toLowerCase() === "educator";
}
