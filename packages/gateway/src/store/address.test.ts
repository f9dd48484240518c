import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { defaultSettings } from '../settings'
import { isStoreAddress, originOf, storeDomain, storeSources } from './address'
import type { AliyunSettings } from './settings'

const plain: AliyunSettings = {
  region: 'oss-cn-hangzhou',
  bucket: 'hotel-files',
  roleArn: 'acs:ram::1:role/upload',
  accessKeyId: 'id',
  accessKeySecret: 'secret',
  endpoint: undefined,
  domain: undefined,
  stsEndpoint: 'https://sts.aliyuncs.com',
}
const own = 'https://hotel-files.oss-cn-hangzhou.aliyuncs.com'

test('addresses of the store are its bucket and everything below it', () => {
  for (const address of ['/eb-store', '/eb-store/', '/eb-store/a/b?c', '/eb-store?uploads'])
    assert.equal(isStoreAddress(address), true, address)
  for (const address of ['/', '/eb-stor', '/eb-storex', '/eb-store.html', '/x/eb-store/', '/api/session'])
    assert.equal(isStoreAddress(address), false, address)
})

test('objects are below the gateway’s bucket, or at Aliyun below the configured domain, else the bucket’s', () => {
  assert.equal(storeDomain({ aliyun: undefined }, 'https://gateway'), 'https://gateway/eb-store')
  assert.equal(storeDomain({ aliyun: plain }, 'https://gateway'), own)
  const domain = 'https://files.example.com'
  assert.equal(storeDomain({ aliyun: { ...plain, domain } }, 'https://gateway'), domain)
})

test('policies allow the origins at which objects are read and uploaded, each once, without a path', () => {
  const [domain, endpoint] = ['https://files.example.com/a', 'https://oss.example.com:8443/']
  assert.deepEqual(storeSources({ aliyun: undefined }), [])
  assert.deepEqual(storeSources({ aliyun: plain }), [own])
  assert.deepEqual(storeSources({ aliyun: { ...plain, domain } }), ['https://files.example.com', own])
  assert.deepEqual(storeSources({ aliyun: { ...plain, endpoint } }), [own, 'https://oss.example.com:8443'])
})

test('returns the configured public address, else the address of the request', () => {
  const request = { protocol: 'http', host: 'localhost:1234' } as FastifyRequest
  const publicOrigin = 'https://pms.example.com'
  assert.equal(originOf(request, { settings: { ...defaultSettings, publicOrigin } }), publicOrigin)
  assert.equal(
    originOf(request, { settings: { ...defaultSettings, publicOrigin: undefined } }),
    'http://localhost:1234',
  )
})
