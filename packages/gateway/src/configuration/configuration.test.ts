import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ConfigurationProblem, readConfiguration } from './configuration'

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfiguration(environment)
  } catch (error) {
    assert.ok(error instanceof ConfigurationProblem)
    return error.problems
  }
  return []
}

const production = { EB_MODE: 'production', EB_PUBLIC_URL: 'https://console.example.com' }
const setup = {
  EB_SETUP_BRAND: '云栖',
  EB_SETUP_HOTEL: '西湖店',
  EB_SETUP_ACCOUNT: 'root',
  EB_SETUP_PASSWORD: 'twelve-chars',
}

describe('configuration', () => {
  test('nothing set: the demo, on this machine only', () => {
    const { mode, host, port, dataDirectory, demoPassword } = readConfiguration({})
    assert.deepEqual(
      [mode, host, port, dataDirectory, demoPassword],
      ['demo', '127.0.0.1', 4100, '.data', 'demo1234'],
    )
  })

  test('the demo listens on 127.0.0.1 whatever EB_HOST says', () => {
    assert.equal(readConfiguration({ EB_HOST: '0.0.0.0' }).host, '127.0.0.1')
  })

  test('empty variables count as not set', () => {
    assert.equal(readConfiguration({ PORT: '', DATABASE_URL: '' }).port, 4100)
  })

  test('every problem is named at once, with what to do', () => {
    const problems = problemsOf({
      PORT: '99999',
      EB_MODE: 'staging',
      DATABASE_URL: 'mysql://x',
      EB_LOG_LEVEL: 'loud',
    })
    assert.deepEqual(problems, [
      'EB_MODE must be demo or production',
      'PORT must be at most 65535',
      'DATABASE_URL must be an address beginning with postgres:// or postgresql://',
      'EB_LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ])
  })

  test('production refuses to start half-configured', () => {
    assert.match(problemsOf({ EB_MODE: 'production' })[0] ?? '', /^EB_PUBLIC_URL is missing: set it to/)
    const { EB_SETUP_PASSWORD: _, ...half } = { ...production, ...setup }
    assert.match(problemsOf(half)[0] ?? '', /go together: set all four/)
    assert.deepEqual(problemsOf({ ...production, ...setup }), [])
  })

  test('production refuses a known password', () => {
    assert.match(
      problemsOf({ ...production, EB_DEMO_PASSWORD: 'demo1234' })[0] ?? '',
      /EB_DEMO_PASSWORD is set/,
    )
    assert.match(
      problemsOf({ ...production, ...setup, EB_SETUP_PASSWORD: 'short' })[0] ?? '',
      /at least 12 characters/,
    )
  })
})
