/** Wildcards of policies: a prefix that had one would reach further than it says. */
const wildcard = /[*?$]/

/**
 * What lent keys may do at Aliyun: what the embedded store lets them do, below the same prefixes.
 *
 * @throws Error for a prefix with a wildcard
 */
export function policyFor(bucket: string, prefixes: readonly string[]): object {
  if (prefixes.some((prefix) => wildcard.test(prefix))) throw new Error('A prefix with a wildcard')
  return {
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
        Resource: prefixes.map((prefix) => `acs:oss:*:*:${bucket}/${prefix}*`),
      },
      {
        Effect: 'Allow',
        Action: ['oss:ListObjects'],
        Resource: [`acs:oss:*:*:${bucket}`],
        Condition: { StringLike: { 'oss:Prefix': prefixes.map((prefix) => `${prefix}*`) } },
      },
    ],
  }
}
