import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { rpcSignature } from './rpcSignature'

test('the example of Aliyun’s documentation', () => {
  const parameters = {
    Timestamp: '2016-02-23T12:46:24Z',
    Format: 'XML',
    AccessKeyId: 'testid',
    Action: 'DescribeRegions',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
    Version: '2014-05-26',
    SignatureVersion: '1.0',
  }
  assert.equal(rpcSignature('GET', parameters, 'testsecret'), 'OLeaidS1JvxuMvnyHOwuJ+uX5qY=')
})

test('signs of JSON, which RFC 3986 encodes and encodeURIComponent does not', () => {
  const signed = createHmac('sha1', 'secret&')
    .update('POST&%2F&Policy%3D%2528%252A%2529%2521%2527%2520%252F%26Version%3D1')
    .digest('base64')
  assert.equal(rpcSignature('POST', { Version: '1', Policy: "(*)!' /" }, 'secret'), signed)
})
