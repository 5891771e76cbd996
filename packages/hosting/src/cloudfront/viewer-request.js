// Runs before each request: names the file that answers it, answers itself, or leaves it to the server. The runtime of
// CloudFront Functions promises ECMAScript 5.1, so that this is written in it.
/* global table */
/* oxlint-disable no-var, vars-on-top, prefer-const, prefer-template, prefer-destructuring, unicorn/prefer-includes, unicorn/no-for-loop, no-unused-vars */

function handler(event) {
  var request = event.request;
  if (request.uri === "/healthz") return own(200, "ok");
  if (table.hosts.indexOf(hostOf(request)) === -1) {
    return own(421, table.otherHost);
  }
  // A call of the server, by a behaviour of its own. Visitors cannot name another host to it.
  if (new RegExp(table.passed).test(request.uri)) {
    // A server may decode a path that leaves its own by dots.
    if (new RegExp(table.dots, "i").test(request.uri)) return own(400, table.unreadable);
    request.headers["x-forwarded-host"] = request.headers.host;
    delete request.headers.forwarded;
    return request;
  }
  if (request.uri === "/version")
    return own(200, table.versionBody, "application/json; charset=utf-8");
  if (request.uri === "/.well-known/change-password") {
    var redirect = own(302, "");
    redirect.headers.location = { value: table.prefix + "/forgot" };
    return redirect;
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    var refusal = own(405, table.withoutScript);
    refusal.headers.allow = { value: "GET, HEAD" };
    return refusal;
  }
  var found = choose(request);
  if (found.status === 400) return own(400, table.unreadable);
  if (found.status === 404) return own(404, "");
  request.uri = "/" + encodeURI(found.name);
  return request;
}

/** Finds the file that answers an address: the file of that name, or the page of a route in the language of the request. */
function choose(request) {
  var prefix = table.prefix;
  var uri = request.uri;
  if (uri !== prefix && uri.indexOf(prefix + "/") !== 0) return { status: 404 };
  var pathname = uri.slice(prefix.length) || "/";
  var name = resolve(decode(pathname));
  if (name === undefined) return { status: 400 };
  if (table.files.indexOf(name) !== -1) return { name: name };
  var extension = extensionOf(name);
  var isFile = extension !== ".html" && table.extensions.indexOf(extension) !== -1;
  var isAsked = isFile || /^\.well-known(\/|$)/.test(name);
  // Without a list of files, the bucket knows what is missing.
  if (isAsked && table.files.length === 0) return { name: name };
  if (isAsked || /^assets(\/|$)/.test(name)) return { status: 404 };
  if (isPage(name)) return { name: name };
  var route = pathname.replace(/(.)\/$/, "$1");
  return { name: pageOf(route, valueOf(request.querystring, "lang"), hostOf(request)) };
}

/** Resolves dots; undefined where the path leads out of the folder. */
function resolve(path) {
  var parts = path.split("/");
  var kept = [];
  if (path.indexOf("\0") !== -1) return undefined;
  for (var i = 0; i < parts.length; i += 1) {
    if (parts[i] === "..") {
      if (kept.length === 0) return undefined;
      kept.pop();
    } else if (parts[i] !== "" && parts[i] !== ".") kept.push(parts[i]);
  }
  return kept.join("/");
}

/** Returns true for the name of a page's file. A row has the path, the file, and the numbers of its languages. */
function isPage(name) {
  for (var i = 0; i < table.rows.length; i += 1) {
    for (var j = 0; j < table.rows[i][2].length; j += 1) {
      if (fileOf(table.rows[i], table.rows[i][2].charAt(j)) === name) return true;
    }
  }
  return false;
}

/** The prerendered page of a route, else the one that the path itself names, else the shell of the language. */
function pageOf(route, lang, host) {
  var asked = table.defaultLanguage;
  for (var i = table.asked.length - 1; i >= 0; i -= 1) {
    if (new RegExp(table.asked[i].langPattern).test(lang || "")) asked = table.asked[i].language;
  }
  var country = table.ukHosts.indexOf(host) === -1 ? "elsewhere:" : "uk:";
  var language = table.codes.indexOf(table.languages[country + asked]);
  var translated, byPath, shell;
  for (var k = 0; k < table.rows.length; k += 1) {
    var row = table.rows[k];
    var speaks = row[2].indexOf(language) !== -1;
    if (row[0] === "") {
      if (speaks) shell = shell || fileOf(row, language);
    } else if (isRowOf(row, route)) {
      if (speaks) translated = translated || fileOf(row, language);
      else if (lang === undefined) byPath = byPath || fileOf(row, row[2].charAt(0));
    }
  }
  return translated || byPath || shell || "index.html";
}

/** Returns true for the row of a route. A tilde begins a pattern. */
function isRowOf(row, route) {
  if (row[0].charAt(0) !== "~") return row[0] === route;
  return new RegExp("^" + row[0].slice(1) + "$").test(route);
}

function fileOf(row, language) {
  return row[1].replace("*", table.codes[language]);
}

/** The first value of a parameter; undefined where there is none. */
function valueOf(query, name) {
  for (var key in query) {
    if (decode(key) === name) {
      var first = query[key].multiValue ? query[key].multiValue[0] : query[key];
      return decode(first.value.replace(/\+/g, " "));
    }
  }
  return undefined;
}

function hostOf(request) {
  var host = request.headers.host ? request.headers.host.value : "";
  return host.toLowerCase().replace(/:(80|443)$/, "");
}

function extensionOf(name) {
  var found = /\.[^./]+$/.exec(name);
  return found ? found[0].toLowerCase() : "";
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    return text;
  }
}

/** An answer of this function itself. */
function own(status, text, type) {
  var headers = { "content-type": { value: type || "text/plain; charset=utf-8" } };
  for (var name in table.ownHeaders) headers[name] = { value: table.ownHeaders[name] };
  return { statusCode: status, headers: headers, body: text };
}
