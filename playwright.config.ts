import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './tests/support/engines/engine-test.ts'
import type { SiteOptions } from './tests/support/pages/reviewers.ts'
import { chromiumProgram } from './tests/support/pages/chromium.ts'
import { isWholeRun } from './tests/support/whole-run.ts'

const engines = 'tests/browser/engines'

export default defineConfig<object, EngineOptions & SiteOptions>({
  testDir: 'tests/browser',
  // Tests of whole runs: what they look at is made of the same parts as what others look at in every run.
  grepInvert: isWholeRun ? [] : /@whole/,
  projects: [
    { name: 'chromium', testIgnore: `**/${engines}/**` },
    // What two people do at once is decided by locks and constraints, of which each engine has its own.
    ...(isWholeRun
      ? [{ name: 'postgres', testMatch: '**/two-browsers.test.ts', use: { database: 'postgres' } as const }]
      : []),
    // One worker each, as the browser is started once a worker.
    { name: 'firefox', testDir: engines, fullyParallel: false, workers: 1, use: { engine: 'firefox' } },
    { name: 'webkit', testDir: engines, fullyParallel: false, workers: 1, use: { engine: 'webkit' } },
  ],
  globalSetup: './tests/support/pages/browser-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  reporter: 'list',
  // A hang is to be ended; a slow machine is none.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    // Nothing moves: a test waits for no transition, and the processor draws none.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromiumProgram() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
