import { useText } from "../../i18n/use-text.tsx";
import { PortalLink } from "../../navigation/app-links.tsx";

interface LinkInsteadProps {
  k: string;
  className?: string;
}

/** Leads to linking an account that the person has already. */
export function LinkInstead({ k, ...rest }: LinkInsteadProps) {
  const text = useText();
  return (
    <PortalLink to={`/portfoliolinking/${encodeURIComponent(k)}/educator`} {...rest}>
      {text("account.signIn")}
    </PortalLink>
  );
}
