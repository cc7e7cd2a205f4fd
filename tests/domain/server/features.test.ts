import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coreVariables } from '#server/config/core.ts'
import { readConfig as readConfigWith, settingsOf } from '#server/config/config.ts'
import { mirrorSettings } from '#server/config/mirrors.ts'
import { features, featureSettings, readConfig } from '#server/features/features.ts'

const root = resolve(import.meta.dirname, '../../..')
const files = globSync('src/server/features/*.ts', { cwd: root })
  .map((file) => basename(file, '.ts'))
  .filter((name) => !['app', 'feature', 'features'].includes(name))

describe('features', () => {
  test.each(files)('%s is listed once', (name) => {
    const list = readFileSync(join(root, 'src/server/features/features.ts'), 'utf8')
    expect(list.match(new RegExp(`^  ${name},$`, 'gm'))).toHaveLength(1)
  })

  test('have commands and environment variables of different names', () => {
    const commands = features.flatMap(({ commands = {} }) => Object.keys(commands))
    expect(commands.length).toBeGreaterThan(14)
    expect(new Set(commands).size).toBe(commands.length)
    const variables = [coreVariables, ...featureSettings.map((each) => each.variables)].flatMap(Object.keys)
    expect(variables.length).toBeGreaterThan(60)
    expect(new Set(variables).size).toBe(variables.length)
  })

  test('find their settings in the configuration, and miss them in one that was read without', () => {
    expect(settingsOf(readConfig({ MIRROR_MINUTES: '3' }), mirrorSettings)).toEqual({ minutes: 3 })
    expect(() => settingsOf(readConfigWith({}), mirrorSettings)).toThrow('read without these settings')
  })

  test('load nothing of the HTTP application for a command', () => {
    for (const name of files) {
      const source = readFileSync(join(root, `src/server/features/${name}.ts`), 'utf8')
      expect(
        source.match(
          /^import \{.* from '(?!node:|#server\/(config|gks\/gks-settings|mcp\/agent-settings)|\.\/feature\.ts)/gm,
        ),
      ).toBeNull()
    }
  })
})
