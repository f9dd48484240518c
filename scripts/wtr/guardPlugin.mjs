// Every browser test file runs under the guard of packages/testing/src/browser/guard.ts without importing it.
const guard = '/packages/testing/src/browser/guard.ts'

export function guardPlugin() {
  return {
    name: 'test-guard',
    transform(context) {
      if (!/\.test\.tsx?$/.test(context.path)) return undefined
      return { body: `import ${JSON.stringify(guard)};${context.body}` }
    },
  }
}
