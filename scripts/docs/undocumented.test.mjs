import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Application } from 'typedoc'
import { undocumentedMembers, undocumentedNames } from './undocumented.mjs'

const said = `/** A function. */ export const one = () => 1
/** A shape. */ export interface Two { silent: string }
export interface Three {
  /** Told. */
  told: string
}
export function four() {}
export type Five = 5
/** Two shapes. */
export type Six =
  | {
      /** Told. */
      told: string
    }
  | { hidden: string }
/** Called. */
export interface Seven extends Error {
  /** Told. */
  told(): void
  /** Told. */
  said: () => void
  mute(): void
}`

const converted = async (read) => {
  const folder = mkdtempSync(join(tmpdir(), 'undocumented-'))
  try {
    for (const name of ['own', 'other']) writeFileSync(join(folder, `${name}.ts`), said)
    writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions":{"types":[]},"include":["."]}')
    const app = await Application.bootstrap({
      tsconfig: join(folder, 'tsconfig.json'),
      entryPoints: [join(folder, 'own.ts'), join(folder, 'other.ts')],
      skipErrorChecking: true,
      logLevel: 'Error',
    })
    read(await app.convert())
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('names of packages that nothing is said about are found: functions, shapes and types, not their members', () =>
  converted((project) =>
    assert.deepEqual(undocumentedNames(project, ['own']).sort(), ['own Five', 'own Three', 'own four']),
  ))

test('members of exported shapes that nothing is said about are found, but not those of libraries', () =>
  converted((project) =>
    assert.deepEqual(undocumentedMembers(project, ['own']).sort(), [
      'own Seven.mute',
      'own Six.hidden',
      'own Two.silent',
    ]),
  ))
