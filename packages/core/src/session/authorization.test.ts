import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { createPage } from '../page/createPage'
import { createAuthorization } from './authorization'

const tokens = () => import('../embed/tokens')

test('a page without a token source loads nothing and gets no token', async () => {
  const load = mock.fn(tokens)
  const authorization = createAuthorization(createPage(), load)
  assert.equal(await authorization(), undefined)
  assert.equal(load.mock.callCount(), 0)
})

test('loads the token code once; if that fails: token-failed, and the next call retries', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const load = mock.fn<typeof tokens>(() => Promise.reject(cause))
  const page = createPage()
  page.configure({ token: async () => ({ token: 'mine', expiresAt: Date.now() + 600_000 }) })
  const authorization = createAuthorization(page, load)
  const failures = await Promise.allSettled([authorization(), authorization()])
  for (const failure of failures) {
    assert.equal(failure.status, 'rejected')
    const { code, message, cause: told } = failure.reason
    assert.deepEqual([code, message, told], ['token-failed', 'token-failed: not-loaded', cause])
  }
  assert.equal(load.mock.callCount(), 1)

  load.mock.mockImplementation(tokens)
  assert.deepEqual(await Promise.all([authorization(), authorization()]), ['mine', 'mine'])
  assert.equal(await authorization(), 'mine')
  assert.equal(load.mock.callCount(), 2)
})
