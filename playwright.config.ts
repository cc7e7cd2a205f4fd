import { defineConfig } from '@playwright/test'
import { chromiumProgram } from './tests/support/pages/chromium.ts'

export default defineConfig({
  testDir: 'tests/browser',
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
