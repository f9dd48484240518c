/** Errors of Aliyun's OSS that the store returns, with their HTTP status. */
const statuses = {
  AccessDenied: 403,
  BadDigest: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  FileAlreadyExists: 409,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidDigest: 400,
  InvalidObjectName: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidRange: 416,
  InvalidSecurityToken: 403,
  InvalidURI: 400,
  ImageTooLarge: 400,
  InsufficientStorage: 507,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  NotModified: 304,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  RequestTimeout: 400,
  SecurityTokenExpired: 403,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
} as const

export type StoreErrorCode = keyof typeof statuses

/** A refusal of the store, answered as Aliyun's XML. */
export class StoreError extends Error {
  readonly status: number

  constructor(
    readonly code: StoreErrorCode,
    message: string,
    /** Additional elements of the answer: `ServerTime`, `Condition` … Never a secret. */
    readonly details: Readonly<Record<string, string>> = {},
    /** Additional headers of the answer. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = 'StoreError'
    this.status = statuses[code]
  }
}

export const noSuchKey = (key: string) =>
  new StoreError('NoSuchKey', 'The specified key does not exist.', { Key: key })

export const accessDenied = (message = 'You have no right to access this object.') =>
  new StoreError('AccessDenied', message)
