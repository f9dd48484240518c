import type { StoreRight } from '../access/grant'

/** Actions by right. Policies do not distinguish creating from overwriting, so `upload` allows both. */
const actions: Readonly<Record<StoreRight, readonly string[]>> = {
  view: ['oss:GetObject', 'oss:GetObjectAcl'],
  upload: ['oss:PutObject', 'oss:ListParts', 'oss:AbortMultipartUpload'],
  change: ['oss:PutObjectAcl'],
  delete: ['oss:DeleteObject'],
}

/** Wildcards of policies: a prefix that contains one would include more keys. */
const wildcard = /[*?$]/

/**
 * The policy of issued keys at Aliyun: the same rights as in the embedded store, below the same prefixes.
 * @throws Error for a prefix with a wildcard
 */
export function policyFor(
  bucket: string,
  prefixes: readonly string[],
  rights: readonly StoreRight[],
): object {
  if (prefixes.some((prefix) => wildcard.test(prefix))) throw new Error('A prefix with a wildcard')
  return {
    Version: '1',
    Statement: [
      {
        Effect: 'Allow',
        Action: rights.flatMap((right) => actions[right]),
        Resource: prefixes.map((prefix) => `acs:oss:*:*:${bucket}/${prefix}*`),
      },
      rights.includes('view') && {
        Effect: 'Allow',
        Action: ['oss:ListObjects'],
        Resource: [`acs:oss:*:*:${bucket}`],
        Condition: { StringLike: { 'oss:Prefix': prefixes.map((prefix) => `${prefix}*`) } },
      },
    ].filter(Boolean),
  }
}
