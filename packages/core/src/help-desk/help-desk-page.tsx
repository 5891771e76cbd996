import type { ReactNode } from "react";
import { languages, type Language } from "../i18n/languages.ts";
import { useLanguage } from "../i18n/use-text.tsx";
import type { HelpDeskText } from "./help-desk-text.ts";
import { FoundView, UnknownView, WithCode } from "./code-views.tsx";
import { PartLists } from "./part-lists.tsx";
import { StartView } from "./start-view.tsx";

/** A help-desk page of the region. */
export interface HelpDeskLink {
  language: Language;
  /** Its file beside this one. */
  file: string;
}

interface HelpDeskPageProps {
  productName: string;
  /** The pages of the region, this one among them. */
  pages: readonly HelpDeskLink[];
  text: HelpDeskText;
  /** The messages without a code. */
  codeless: ReactNode;
}

/** The page on which a help desk looks a code up. Its script shows one of the views. */
export function HelpDeskPage(props: HelpDeskPageProps) {
  const { productName, pages, text, codeless } = props;
  const language = useLanguage();
  return (
    <div className="hd">
      <header className="hd-header">
        <p className="hd-product" translate="no">
          <i className="hd-symbol" aria-hidden="true" />
          <span>{productName}</span>
        </p>
        <nav aria-label={pages.map(({ language: code }) => languages[code].ownName).join(", ")}>
          {pages
            .filter((page) => page.language !== language)
            .map((page) => (
              <a
                key={page.file}
                href={page.file}
                lang={page.language}
                hrefLang={page.language}
                data-other
              >
                {languages[page.language].ownName}
              </a>
            ))}
        </nav>
      </header>
      <main className="hd-main">
        <div className="hd-hero">
          <h1>{text("page.title")}</h1>
          <p>{text("page.lead")}</p>
          <SearchForm text={text} />
        </div>
        <p className="wm-visually-hidden" role="status" data-slot="status" />
        <StartView text={text} />
        <FoundView text={text} />
        <UnknownView text={text} />
        <>{codeless}</>
        <noscript>
          <p className="wm-notice">{text("page.noScript")}</p>
        </noscript>
        <PartLists text={text} />
      </main>
      <footer className="hd-footer">
        <p>{text("page.safe")}</p>
      </footer>
    </div>
  );
}

function SearchForm({ text }: Pick<HelpDeskPageProps, "text">) {
  return (
    <form className="hd-form" role="search">
      <label htmlFor="code" className="wm-field__label">
        {text("page.code")}
      </label>
      <p id="hint" className="wm-field__hint">
        <WithCode>{text("page.hint")}</WithCode>
      </p>
      <div className="hd-form__row">
        <input
          id="code"
          className="wm-input hd-input"
          name="code"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="L-503-7F3A"
          aria-describedby="hint"
        />
        <button type="submit" className="wm-button">
          {text("page.submit")}
        </button>
      </div>
    </form>
  );
}
