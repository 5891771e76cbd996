import { doneMarkStyles } from "./done-mark-styles.ts";
import { Icon } from "./icon.tsx";
import { useStyles } from "./use-styles.ts";

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
