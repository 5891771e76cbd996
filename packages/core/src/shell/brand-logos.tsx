import { Component, type ComponentType, type ReactNode } from "react";
import { useEnvironment } from "../platform/environment.ts";
import { useShellFacts } from "./shell-context.tsx";

/** What the shell tells whoever shows an institution's logos. */
export interface BrandLogosProps {
  place: "header" | "footer";
  institutionId: string;
  /** Origins of the configuration; empty ones stand for the page's own. */
  apiOrigin: string;
  staticOrigin: string;
}

export type BrandLogosComponent = ComponentType<BrandLogosProps>;

/**
 * Room for the logos of the configured institution [BR-1]. The room is there before the logos are, so that nothing shifts
 * when they come [QV-7]; without an institution there is none. What fails in it stays in it [BR-2].
 */
export function BrandLogos({ place }: Pick<BrandLogosProps, "place">) {
  const { brandLogos: Logos } = useShellFacts();
  const { apiOrigin, staticOrigin, branding } = useEnvironment().configuration;
  const { institutionId } = branding;
  if (!Logos || institutionId === "") return null;
  return (
    <div className="wm-brand-logos" data-place={place}>
      <Contained>
        <Logos {...{ place, institutionId, apiOrigin, staticOrigin }} />
      </Contained>
    </div>
  );
}

/** Shows nothing in place of what throws. */
class Contained extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
