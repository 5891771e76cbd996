/**
 * Imitates the Google tag: it reads present and later commands of `window.dataLayer`, and sends `config` and `event`
 * to `/collect` on its own origin. It writes no markup and no script address, so it needs no Trusted Types policy.
 */
export const tagScript = `(() => {
  const source = new URL(document.currentScript.src);
  const layer = (window.dataLayer = window.dataLayer || []);
  // A page may ask for the script once for each property; one of them takes the commands.
  if (layer.waymarkTag) return;
  layer.waymarkTag = true;
  let property = source.searchParams.get("id") || "";

  const send = (command) => {
    const words = Array.from(command ?? []);
    if (words[0] === "config") property = String(words[1]);
    if (words[0] !== "config" && words[0] !== "event") return;
    const address = source.origin + "/collect?id=" + encodeURIComponent(property);
    fetch(address, {
      method: "POST",
      body: JSON.stringify(words),
      keepalive: true,
      credentials: "omit",
      mode: "cors",
    }).catch(() => {});
  };

  layer.forEach(send);
  layer.push = (...commands) => {
    const length = Array.prototype.push.apply(layer, commands);
    commands.forEach(send);
    return length;
  };
})();
`;
