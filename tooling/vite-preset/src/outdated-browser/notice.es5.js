// Runs in browsers that know no modules, Internet Explorer 11 above all: nothing here may be newer than ES5.
(function (texts, browsers, french) {
  var page = document.documentElement.lang;
  var isFrench = page !== "en-GB" && new RegExp(french).test(lang());
  var language = isFrench ? "fr-CA" : page;
  var text = texts[language] || texts["en-CA"];

  // These browsers have no URLSearchParams; what is no ASCII asks for no language.
  function lang() {
    var found = /[?&]lang=([^&]*)/.exec(location.search);
    return (found ? found[1] : "").replace(/%([0-7][0-9a-f])/gi, function (all, code) {
      return String.fromCharCode(parseInt(code, 16));
    });
  }

  function add(parent, tag, content) {
    var element = document.createElement(tag);
    element.appendChild(document.createTextNode(content));
    parent.appendChild(element);
    return element;
  }

  // Style sheets with layers say nothing to such browsers, so the notice brings the little that it needs.
  function style(element, rules) {
    for (var name in rules) element.style[name] = rules[name];
  }

  var notice = document.createElement("div");
  notice.setAttribute("role", "alert");
  notice.setAttribute("lang", language);
  style(notice, {
    maxWidth: "32em",
    margin: "2em auto",
    padding: "1.5em",
    border: "1px solid #767676",
    fontFamily: "Segoe UI, Arial, sans-serif",
    lineHeight: "1.5",
    background: "#fff",
    color: "#222",
  });
  style(add(notice, "h1", text.title), { margin: "0 0 0.5em", fontSize: "1.5em" });
  add(notice, "p", text.body);
  var list = document.createElement("ul");
  notice.appendChild(list);
  for (var i = 0; i < browsers.length; i++) {
    var item = document.createElement("li");
    list.appendChild(item);
    add(item, "a", browsers[i].name).href = browsers[i].url;
  }
  document.title = text.title;
  document.body.insertBefore(notice, document.body.firstChild);
})(TEXTS, BROWSERS, FRENCH);
