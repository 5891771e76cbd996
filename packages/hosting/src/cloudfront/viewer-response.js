// Runs before each answer of the bucket: gives the file its headers.
/* global table */
/* oxlint-disable no-var, vars-on-top, prefer-template, unicorn/prefer-includes, no-unused-vars */

function handler(event) {
  var response = event.response;
  if (response.statusCode === 304) {
    // It has no type, and its headers replace those of the page that the browser has.
    set(response, { "cache-control": cacheOf(event.request.uri, event.request.querystring) });
    return response;
  }
  // The address is the one that was asked for, or the file's, from the other function.
  var uri = event.request.uri;
  var path = (uri.slice(table.prefix.length) || "/").replace(/(.)\/$/, "$1");
  var stored = response.headers["content-type"];
  var isPage = stored !== undefined && stored.value.indexOf("text/html") === 0;
  var extension = isPage ? ".html" : extensionOf(uri);
  set(response, table.headers);
  set(response, {
    "content-type": table.types[extension] || "application/octet-stream",
    "content-security-policy": isPage ? table.pagePolicy : table.filePolicy,
    "cache-control": isPage ? table.noCache : cacheOf(uri, event.request.querystring),
    vary: "Accept-Encoding",
  });
  if (!isPage || table.indexable.indexOf(path) + table.indexable.indexOf(uri) === -2) {
    set(response, { "x-robots-tag": "noindex" });
  }
  return response;
}

function set(response, headers) {
  for (var name in headers) response.headers[name] = { value: headers[name] };
}

function cacheOf(uri, query) {
  var name =
    uri.indexOf(table.prefix + "/") === 0 ? uri.slice(table.prefix.length + 1) : uri.slice(1);
  if (name === table.notices) return table.short;
  if (new RegExp("^assets/.*" + table.hashedName + "$", "i").test(name)) return table.immutable;
  var names = Object.keys(query);
  var isOwn = names.length === 1 && names[0] === "v" && query.v.value === table.versions[name];
  return isOwn && !query.v.multiValue ? table.immutable : table.noCache;
}

function extensionOf(name) {
  var found = /\.[^./]+$/.exec(name);
  return found ? found[0].toLowerCase() : "";
}
