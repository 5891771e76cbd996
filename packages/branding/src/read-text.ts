/**
 * Reads an answer's body up to a size.
 * @throws {RangeError} if it is longer than `mostBytes`; the rest is not fetched
 */
export async function readText(response: Response, mostBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  if (!reader) return "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > mostBytes) {
      await reader.cancel();
      throw new RangeError(`The answer is larger than ${mostBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
