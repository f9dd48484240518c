import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storeRights } from '../access/grant'
import { policyFor } from './policy'

test('issued keys may only read, write, delete, share and list below their prefixes', () => {
  assert.deepEqual(policyFor('hotel-files', ['1001/100101/', '1001/100102/'], storeRights), {
    Version: '1',
    Statement: [
      {
        Effect: 'Allow',
        Action: [
          'oss:GetObject',
          'oss:GetObjectAcl',
          'oss:PutObject',
          'oss:ListParts',
          'oss:AbortMultipartUpload',
          'oss:PutObjectAcl',
          'oss:DeleteObject',
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

test('one prefix with a wildcard among valid ones is refused', () => {
  for (const odd of ['1/*/', '1/?/', '1/$/'])
    assert.throws(
      () => policyFor('b', ['1/2/', odd], storeRights),
      { message: 'A prefix with a wildcard' },
      odd,
    )
})

test('keys that may only view may neither write nor delete; keys that may only upload cannot read', () => {
  const actionsOf = (right: 'view' | 'upload') =>
    (policyFor('b', ['1/2/'], [right]) as { Statement: { Action: string[] }[] }).Statement.flatMap(
      ({ Action }) => Action,
    )
  assert.deepEqual(actionsOf('view'), ['oss:GetObject', 'oss:GetObjectAcl', 'oss:ListObjects'])
  assert.deepEqual(actionsOf('upload'), ['oss:PutObject', 'oss:ListParts', 'oss:AbortMultipartUpload'])
})
