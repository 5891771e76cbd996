import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { RichText } from "./rich-text.tsx";

it("[LN-3] a text in another language has no line of the one before, though that had a line twice", () => {
  const twice = "## Contact\n\nAsk us.\n\n## Contact\n\nAsk us.\n\n- By mail\n- By mail";
  const { container, rerender } = render(<RichText text={twice} links={{}} />);
  rerender(<RichText text={"## Joindre\n\nÉcrivez-nous."} links={{}} />);
  expect(container).toHaveTextContent(/^JoindreÉcrivez-nous\.$/u);
});
