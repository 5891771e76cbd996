import type { BrowserContext } from "@playwright/test";
import { people, signIn, students } from "./fixtures/people.ts";
import { type RunningSandbox, startSandbox } from "./fixtures/sandbox-process.ts";
import { full, isWhole } from "./fixtures/share.ts";
import { expect, test } from "./fixtures/test.ts";

/** The limit lets a third of the class in each minute. */
const CLASS = isWhole ? 30 : 9;
const PER_MINUTE = CLASS / 3;

test.describe("a class behind one address", () => {
  let limited: RunningSandbox;
  let contexts: BrowserContext[] = [];

  test.beforeAll(async () => {
    limited = await startSandbox(["--calls-per-minute", String(PER_MINUTE)]);
  });
  test.afterEach(() => Promise.all(contexts.map((context) => context.close())));
  test.afterAll(() => limited.stop());

  test(
    `[QN-3] ${CLASS} sign in at once with a limit of ${PER_MINUTE} a minute: all get in, with two more requests each at most`,
    full,
    async ({ browser }) => {
      test.setTimeout(240_000);
      contexts = await Promise.all(Array.from({ length: CLASS }, () => browser.newContext()));
      const pupils = await Promise.all(contexts.map((context) => openForPupil(context)));
      // The sandbox refuses more than five calls at once for one account, with another wait.
      for (const [index, { page }] of pupils.entries()) {
        await signIn(page, students[index % students.length] ?? people.student);
      }
      await settled(pupils, PER_MINUTE);
      for (const [minute, inside] of [
        [1, 2 * PER_MINUTE],
        [2, CLASS],
      ] as const) {
        await test.step(`minute ${minute}`, async () => {
          // The server's clock goes first: its minute begins before the wait of any page.
          await limited.advanceClock(60);
          await Promise.all(pupils.map(({ page }) => page.clock.runFor(30_000)));
          // The pupils sit before their screens.
          await Promise.all(pupils.map(({ page }) => page.mouse.move(100 + minute, 100)));
          await Promise.all(pupils.map(({ page }) => page.clock.runFor(30_000)));
          if (minute > 1) await pressAgain(pupils);
          await settled(pupils, inside);
        });
      }
      expect(pupils.filter(({ isIn }) => isIn())).toHaveLength(CLASS);
      expect(Math.max(...pupils.map(({ requests }) => requests()))).toBeLessThanOrEqual(3);
    },
  );

  async function openForPupil(context: BrowserContext) {
    const page = await context.newPage();
    let requests = 0;
    let isIn = false;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/login")) requests += 1;
    });
    page.on("framenavigated", () => {
      isIn ||= page.url().endsWith(people.student.path);
    });
    await page.clock.install();
    await page.goto(limited.origin("default"));
    return { page, requests: () => requests, isIn: () => isIn };
  }

  /** Presses the button of all who are not in: a second send is theirs. */
  async function pressAgain(
    pupils: readonly Awaited<ReturnType<typeof openForPupil>>[],
  ): Promise<void> {
    for (const { page, isIn } of pupils) {
      if (!isIn()) await page.locator("[type=submit]:not([aria-disabled])").click();
    }
  }

  /** Waits until so many are in, or more on a slow machine, and all others wait. */
  async function settled(
    pupils: readonly Awaited<ReturnType<typeof openForPupil>>[],
    inside: number,
  ): Promise<void> {
    const patience = { timeout: 60_000 };
    const counted = () => pupils.filter(({ isIn }) => isIn()).length;
    await expect.poll(counted, patience).toBeGreaterThanOrEqual(inside);
    for (const { page, isIn } of pupils) {
      const waits = async () => isIn() || (await page.getByRole("timer").count()) > 0;
      await expect.poll(waits, patience).toBe(true);
    }
  }
});
