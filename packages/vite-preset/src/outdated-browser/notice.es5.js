// Runs in browsers that know no modules, Internet Explorer 11 above all: nothing here may be newer than ES5.
(function (texts, browsers) {
  var notice = document.querySelector(".wm-outdated");
  var paragraph = notice.querySelector("p");
  var text = texts[document.documentElement.getAttribute("data-language")];

  function add(parent, tag, content) {
    var element = document.createElement(tag);
    element.appendChild(document.createTextNode(content));
    parent.appendChild(element);
    return element;
  }

  add(paragraph, "br", "");
  add(paragraph, "span", text.browsers);
  var list = document.createElement("ul");
  notice.insertBefore(list, paragraph.nextSibling);
  for (var i = 0; i < browsers.length; i++) {
    add(add(list, "li", ""), "a", browsers[i].name).href = browsers[i].url;
  }
  document.title = text.title;
})(TEXTS, BROWSERS);
