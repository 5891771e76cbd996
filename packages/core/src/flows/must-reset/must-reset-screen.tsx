import { useText } from "../../i18n/use-text.tsx";
import { BackToSignIn } from "../../navigation/app-links.tsx";
import { Screen } from "../../layout/screen.tsx";
import { MustResetForm } from "./must-reset-form.tsx";
import { useMustResetFlow } from "./use-must-reset-flow.tsx";

/** A forced password change. */
export function MustResetScreen() {
  const text = useText();
  const { data, screen } = useMustResetFlow();
  if (!data) return screen;
  return (
    <Screen title="mustReset.title">
      <p>{text("mustReset.body")}</p>
      <MustResetForm change={data} />
      <BackToSignIn variant={data.variant} />
    </Screen>
  );
}
