import type { ReactNode } from "react";
import type { Components, FieldPartProps } from "../ui/component-props.ts";

/** Components of a region's own with other markup than the portal's, all nine. */
export const wholeSet = {
  button: ({ control, quiet, busy, children }) => (
    <button type="button" {...control} className="own-button" data-quiet={quiet} data-busy={busy}>
      {children}
    </button>
  ),
  field: ({ control, ...texts }) => (
    <OwnGroup id={control.id} {...texts}>
      <input {...control} className="own-input" />
    </OwnGroup>
  ),
  password: ({ control, toggle, shown, notes, ...texts }) => (
    <OwnGroup id={control.id} {...texts}>
      <div>
        <input {...control} className="own-input" />
        {toggle && (
          <button type="button" {...toggle}>
            {shown ? "hide" : "show"}
          </button>
        )}
      </div>
      <>{notes}</>
    </OwnGroup>
  ),
  checkbox: ({ control, label, hint, error, below }) => (
    <div className="own-group">
      {error && <p id={error.id}>{error.content}</p>}
      <input {...control} className="own-box" />
      <label htmlFor={control.id}>{label}</label>
      {hint && <p id={hint.id}>{hint.content}</p>}
      {below}
    </div>
  ),
  select: ({ control, children, ...texts }) => (
    <OwnGroup id={control.id} {...texts}>
      <select {...control}>{children}</select>
    </OwnGroup>
  ),
  notice: ({ tone, role, children }) => (
    <section className="own-notice" data-tone={tone} role={role}>
      {children}
    </section>
  ),
  summary: ({ frame, title, items, children }) => (
    <section className="own-summary" {...frame}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ name, content }) => (
          <li key={name}>{content}</li>
        ))}
      </ul>
      {children}
    </section>
  ),
  card: ({ heading, title, screen, above, children }) => (
    <article className="own-card" data-screen={screen}>
      {above}
      <h1 {...heading}>{title}</h1>
      {children}
    </article>
  ),
  tip: ({ label, children }) => (
    <details className="own-tip">
      <summary>{label}</summary>
      {children}
    </details>
  ),
} as const satisfies Components;

type OwnGroupProps = Omit<FieldPartProps, "control"> & { id: string; children: ReactNode };

function OwnGroup({ id, label, aside, hint, error, children }: OwnGroupProps) {
  return (
    <div className="own-group">
      <label htmlFor={id}>{label}</label>
      {aside}
      {hint && <p id={hint.id}>{hint.content}</p>}
      {error && (
        <p className="own-error" id={error.id}>
          {error.content}
        </p>
      )}
      {children}
    </div>
  );
}
