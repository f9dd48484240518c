import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { createPage } from '../page/createPage'
import { createBearerTokenLoader } from './bearerTokenLoader'

const tokenCode = () => import('../embed/bearerToken')

test('a page without a token source loads nothing and gets no token', async () => {
  const load = mock.fn(tokenCode)
  const bearerToken = createBearerTokenLoader(createPage(), load)
  assert.equal(await bearerToken(), undefined)
  assert.equal(load.mock.callCount(), 0)
})

test('loads the token code once; if that fails: token-failed, and the next call retries', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const load = mock.fn<typeof tokenCode>(() => Promise.reject(cause))
  const page = createPage()
  page.configure({ token: async () => ({ token: 'mine', expiresAt: Date.now() + 600_000 }) })
  const bearerToken = createBearerTokenLoader(page, load)
  const failures = await Promise.allSettled([bearerToken(), bearerToken()])
  for (const failure of failures) {
    assert.equal(failure.status, 'rejected')
    const { code, message, cause: reported } = failure.reason
    assert.deepEqual([code, message, reported], ['token-failed', 'token-failed: not-loaded', cause])
  }
  assert.equal(load.mock.callCount(), 1)

  load.mock.mockImplementation(tokenCode)
  assert.deepEqual(await Promise.all([bearerToken(), bearerToken()]), ['mine', 'mine'])
  assert.equal(await bearerToken(), 'mine')
  assert.equal(load.mock.callCount(), 2)
})
