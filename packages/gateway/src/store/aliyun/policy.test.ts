import assert from 'node:assert/strict'
import { test } from 'node:test'
import { policyFor } from './policy'

test('lent keys may read, write, delete and share below their prefixes, and list what is there: nothing else', () => {
  assert.deepEqual(policyFor('hotel-files', ['1001/100101/', '1001/100102/']), {
    Version: '1',
    Statement: [
      {
        Effect: 'Allow',
        Action: [
          'oss:GetObject',
          'oss:PutObject',
          'oss:DeleteObject',
          'oss:GetObjectAcl',
          'oss:PutObjectAcl',
          'oss:ListParts',
          'oss:AbortMultipartUpload',
        ],
        Resource: ['acs:oss:*:*:hotel-files/1001/100101/*', 'acs:oss:*:*:hotel-files/1001/100102/*'],
      },
      {
        Effect: 'Allow',
        Action: ['oss:ListObjects'],
        Resource: ['acs:oss:*:*:hotel-files'],
        Condition: { StringLike: { 'oss:Prefix': ['1001/100101/*', '1001/100102/*'] } },
      },
    ],
  })
})

test('one prefix with a wildcard among good ones is refused', () => {
  for (const odd of ['1/*/', '1/?/', '1/$/'])
    assert.throws(() => policyFor('b', ['1/2/', odd]), { message: 'A prefix with a wildcard' }, odd)
})
