import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications } from './applications'
import { menuEntries } from './menu/menuEntries'
import { fileCode, fileRights, permissionCode, rightsOf } from './permission'
import { permissionProblem } from './permissionProblem'

test('codes of nothing are found', () => {
  const problems = {
    'ticket:verify': 'ticket is no resource',
    'printer:fly': 'printer has no right fly',
    '*:fly': 'no resource has the right fly',
    'file:publish': 'file has no right publish',
    printer: 'printer is no permission code',
    'printer:': 'printer: is no permission code',
    'printer:edit:all': 'printer:edit:all is no permission code',
  }
  for (const [code, problem] of Object.entries(problems)) assert.equal(permissionProblem(code), problem)
})

test('every right on every resource, and every code that roles can choose, is one', () => {
  const codes = [
    ...['*', 'all', '*:view', 'printer:*', '*:publish', '*:*'],
    ...applications.flatMap(({ resources }) =>
      resources.flatMap((resource) => rightsOf(resource).map((right) => permissionCode(resource, right))),
    ),
    ...fileRights.map(fileCode),
    ...menuEntries(applications).flatMap(({ permission }) => permission ?? []),
  ]
  assert.ok(codes.length > 2000)
  assert.deepEqual(
    codes.flatMap((code) => permissionProblem(code) ?? []),
    [],
  )
})
