import { Icon } from "./icon.tsx";
import { useStyles } from "./use-styles.ts";

/** Style of the mark of what is done. It comes with its screens. */
export const doneMarkStyles: string = `@layer ui {
  .wm-done {
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: 50%;
    background: var(--wm-success-surface);
    color: var(--wm-success);
  }

  @media (forced-colors: active), (prefers-contrast: more) {
    .wm-done {
      border: 1px solid;
    }
  }
}`;

const drawings = {
  done: "m5 12.5 5 5 9-11",
  mail: "M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5",
};

/** Tells at a glance that it worked, above a heading that says so: it is done, or there is mail to come. */
export function DoneMark({ drawing = "done" }: { drawing?: keyof typeof drawings }) {
  useStyles(doneMarkStyles);
  return (
    <div className="wm-done">
      <Icon grid={24} size="1.5em">
        <path d={drawings[drawing]} />
      </Icon>
    </div>
  );
}
