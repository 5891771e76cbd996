import { certificateUntil } from "../testing/good-host.ts";
import { findsEach } from "../testing/planted-faults.ts";

findsEach([
  [
    "no HSTS",
    { headers: { "Strict-Transport-Security": null } },
    /Strict-Transport-Security is missing/u,
  ],
  ["http without a redirect", { at: "http:", status: 200 }, /Plain http is answered without/u],
  [
    "a certificate that expires",
    { world: { certificate: async () => certificateUntil("2026-03-05") } },
    /certificate expires in 3 days/u,
  ],
  [
    "a clock that is off",
    { world: { now: () => new Date("2026-03-02T10:10:00Z") } },
    /clock is 599 s behind/u,
  ],
]);
