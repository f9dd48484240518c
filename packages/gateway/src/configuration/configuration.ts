import { join } from 'node:path'
import * as v from 'valibot'
import type { MapSettings } from '../map/MapSettings'
import { passwordCost } from '../session/passwords'
import type { EnterpriseMessagingSettings, MetricsAccess } from '../settings'
import type { AliyunSettings } from '../store/settings'
import { mapHalves, mapOf, mapVariables } from './mapVariables'
import { proxies } from './proxies'

/** What a gateway needs to know before it starts. Everything comes from environment variables; all are listed below. */
export interface Configuration {
  readonly mode: 'demo' | 'production'
  readonly host: string
  readonly port: number
  /** The embedded PostgreSQL and the gateway's own secrets. */
  readonly dataDirectory: string
  /** Where the embedded object store's files lie. */
  readonly storeDirectory: string
  /** Aliyun's OSS instead of the embedded object store. */
  readonly aliyun: AliyunSettings | undefined
  /** A PostgreSQL of yours instead of the embedded one. */
  readonly databaseUrl: string | undefined
  /** Of the role that requests run as, in a database of yours. */
  readonly applicationPassword: string | undefined
  readonly databaseConnections: number
  /** Under which address people reach the gateway; https makes cookies Secure. */
  readonly publicUrl: string | undefined
  readonly trustProxy: false | string
  readonly logLevel: string
  readonly metrics: MetricsAccess
  readonly servesDocs: boolean
  readonly servesExamples: boolean
  /** Which build browsers get: what ships, or what `npm run dev` makes again with every change. */
  readonly build: 'release' | 'development'
  readonly demoPassword: string
  /** The platform's phone number for stores whose business is at a standstill. */
  readonly supportPhone: string | undefined
  readonly enterpriseMessaging: EnterpriseMessagingSettings
  /** The maps of the map picker. */
  readonly map: MapSettings
  /** Share of the demo's rows that are seeded; 0: only those by hand. */
  readonly seedScale: number
  /** Bytes that stay free on the disks of the database and the object store: beyond it writes are refused. */
  readonly diskReserve: number
  /** N of scrypt: how much work one guess at a password is. */
  readonly passwordCost: number
  /** The brand, store and administrator that an empty production database starts with. */
  readonly setup: Setup | undefined
}

export interface Setup {
  readonly brandName: string
  readonly hotelName: string
  readonly account: string
  readonly password: string
}

/** Configuration that cannot work. The message lists every problem, each with what to do. */
export class ConfigurationProblem extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      ['The gateway cannot start as it is configured:', ...problems.map((problem) => `  - ${problem}`)].join(
        '\n',
      ),
    )
    this.name = 'ConfigurationProblem'
  }
}

const wholeNumber = (name: string, from: number, to: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `${name} must be a whole number`),
    v.transform(Number),
    v.minValue(from, `${name} must be at least ${from}`),
    v.maxValue(to, `${name} must be at most ${to}`),
  )

const url = (name: string, schemes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `${name} must be an address beginning with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    ),
  )

const choice = <const Values extends readonly [string, string]>(name: string, values: Values) =>
  v.picklist(values, `${name} must be ${values.join(' or ')}`)

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every variable, with its default. */
const variables = v.object({
  /** demo: seeds, four known accounts, 127.0.0.1 only. production: none of these. */
  EB_MODE: v.optional(v.picklist(['demo', 'production'], 'EB_MODE must be demo or production'), 'demo'),
  /** The port to listen on; 0 takes any free one. */
  PORT: v.optional(wholeNumber('PORT', 0, 65_535), '4100'),
  /** The address to listen on, production only. */
  EB_HOST: v.optional(v.string(), '0.0.0.0'),
  /** Where the embedded PostgreSQL and the gateway's secrets lie. */
  EB_DATA_DIR: v.optional(v.string(), '.data'),
  /** Where the embedded object store's files lie: a folder that all gateways on one database share. Default: `store` in EB_DATA_DIR. */
  EB_STORE_DIR: v.optional(v.string()),
  /** Objects at Aliyun instead: `oss-cn-hangzhou`. This and the next four go together. */
  EB_OSS_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^oss-[a-z0-9-]+$/, 'EB_OSS_REGION must look like oss-cn-hangzhou')),
  ),
  EB_OSS_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, 'EB_OSS_BUCKET is no name of a bucket')),
  ),
  /** Of the role whose rights browsers' keys are limited from. */
  EB_OSS_ROLE_ARN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^acs:ram::\d+:role\/.+$/, 'EB_OSS_ROLE_ARN must look like acs:ram::1234:role/name'),
    ),
  ),
  /** Address with a user whose only right is to take the role. */
  EB_OSS_ACCESS_KEY_ID: v.optional(v.string()),
  EB_OSS_ACCESS_KEY_SECRET: v.optional(v.string()),
  /** Of a server that takes requests as OSS does, by path style, instead of Aliyun's own. */
  EB_OSS_ENDPOINT: v.optional(url('EB_OSS_ENDPOINT', ['http:', 'https:'])),
  /** Base of object addresses, if it is not the bucket's address: a domain of yours, a CDN. */
  EB_OSS_DOMAIN: v.optional(url('EB_OSS_DOMAIN', ['http:', 'https:'])),
  /** The service that lends keys. */
  EB_OSS_STS_ENDPOINT: v.optional(
    url('EB_OSS_STS_ENDPOINT', ['http:', 'https:']),
    'https://sts.aliyuncs.com',
  ),
  /** postgres://user:password@host:port/database; several gateways may share it. */
  DATABASE_URL: v.optional(url('DATABASE_URL', ['postgres:', 'postgresql:'])),
  /**
   * Password of the role that requests run as in that database: `<database>_application`. Another one than the owner's, so
   * that who has one has not the other.
   */
  EB_DATABASE_APPLICATION_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(16, 'EB_DATABASE_APPLICATION_PASSWORD must have at least 16 characters')),
  ),
  /** Connections for requests; eight more sign people in and look up sessions. */
  EB_DATABASE_CONNECTIONS: v.optional(wholeNumber('EB_DATABASE_CONNECTIONS', 1, 200), '10'),
  /** Under which address browsers reach the gateway; needed in production, and https there. */
  EB_PUBLIC_URL: v.optional(url('EB_PUBLIC_URL', ['http:', 'https:'])),
  /** yes: EB_PUBLIC_URL may be http in production, for a network of yours. Passwords and cookies are readable there. */
  EB_ALLOW_HTTP: v.optional(choice('EB_ALLOW_HTTP', ['yes', 'no']), 'no'),
  /** Whether the documentation and the description of calls are served. Default: in a demo only. */
  EB_DOCS: v.optional(choice('EB_DOCS', ['on', 'off'])),
  /** Whether the example pages are served. Default: in a demo only. */
  EB_EXAMPLES: v.optional(choice('EB_EXAMPLES', ['on', 'off'])),
  /** development: what `npm run dev` builds, which no browser may keep. Not in production. */
  EB_BUILD: v.optional(choice('EB_BUILD', ['release', 'development']), 'release'),
  /** Addresses or networks of the proxies before it, comma-separated: whose X-Forwarded-For is believed. */
  EB_TRUST_PROXY: v.optional(proxies('EB_TRUST_PROXY')),
  EB_LOG_LEVEL: v.optional(v.picklist(levels, `EB_LOG_LEVEL must be one of ${levels.join(', ')}`), 'info'),
  /** Bearer for /metrics. Without it /metrics is off in production, and answers a demo's own machine only. */
  EB_METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(16, 'EB_METRICS_TOKEN must have at least 16 characters')),
  ),
  /** Megabytes that stay free on the disks of EB_DATA_DIR and EB_STORE_DIR: writes are refused before PostgreSQL ends. */
  EB_DISK_RESERVE: v.optional(wholeNumber('EB_DISK_RESERVE', 1, 1_000_000), '200'),
  /**
   * How much work one guess at a password is: N of scrypt, a power of two. Hashes made with less are made anew at sign-in.
   * Production takes OWASP's least, 131072, or more.
   */
  EB_PASSWORD_COST: v.optional(
    v.pipe(
      wholeNumber('EB_PASSWORD_COST', 1024, 2 ** 20),
      v.check((cost) => Number.isInteger(Math.log2(cost)), 'EB_PASSWORD_COST must be a power of two'),
    ),
    String(passwordCost),
  ),
  ...mapVariables,
  /** Share of the demo's rows that are seeded, 0 to 1; with 0 only those by hand. */
  EB_SEED_SCALE: v.optional(
    v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'EB_SEED_SCALE must be a number from 0 to 1')),
    '1',
  ),
  /** Shown to stores that report a standstill. Without it a demo has an invented one, production none. */
  EB_SUPPORT_PHONE: v.optional(
    v.pipe(v.string(), v.regex(/^[+\d][\d -]{4,24}$/, 'EB_SUPPORT_PHONE must be a phone number')),
  ),
  /** Where a corporation's administrator authorises enterprise messaging. Without it the service manager sends it. */
  EB_WECOM_AUTHORISATION: v.optional(url('EB_WECOM_AUTHORISATION', ['https:'])),
  /** Where the service manager is reached: stores see it as a QR code. */
  EB_SERVICE_CONTACT: v.optional(url('EB_SERVICE_CONTACT', ['https:'])),
  /** The password of the demo's accounts, demo only. */
  EB_DEMO_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(4, 'EB_DEMO_PASSWORD must have at least 4 characters')),
  ),
  /** The first brand, store and administrator of an empty production database; all four or none. */
  EB_SETUP_BRAND: v.optional(
    v.pipe(v.string(), v.maxLength(20, 'EB_SETUP_BRAND may have at most 20 characters')),
  ),
  EB_SETUP_HOTEL: v.optional(
    v.pipe(v.string(), v.maxLength(40, 'EB_SETUP_HOTEL may have at most 40 characters')),
  ),
  EB_SETUP_ACCOUNT: v.optional(v.string()),
  EB_SETUP_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(12, 'EB_SETUP_PASSWORD must have at least 12 characters')),
  ),
})

type Variables = v.InferOutput<typeof variables>

function setupOf(values: Variables): Setup | undefined {
  const { EB_SETUP_BRAND: brandName, EB_SETUP_HOTEL: hotelName } = values
  const { EB_SETUP_ACCOUNT: account, EB_SETUP_PASSWORD: password } = values
  return brandName && hotelName && account && password
    ? { brandName, hotelName, account, password }
    : undefined
}

const withoutSlash = (address: string | undefined) => address?.replace(/\/+$/, '')

function aliyunOf(values: Variables): AliyunSettings | undefined {
  const { EB_OSS_REGION: region, EB_OSS_BUCKET: bucket, EB_OSS_ROLE_ARN: roleArn } = values
  const { EB_OSS_ACCESS_KEY_ID: accessKeyId, EB_OSS_ACCESS_KEY_SECRET: accessKeySecret } = values
  if (!(region && bucket && roleArn && accessKeyId && accessKeySecret)) return undefined
  return {
    region,
    bucket,
    roleArn,
    accessKeyId,
    accessKeySecret,
    endpoint: withoutSlash(values.EB_OSS_ENDPOINT),
    domain: withoutSlash(values.EB_OSS_DOMAIN),
    stsEndpoint: values.EB_OSS_STS_ENDPOINT,
  }
}

/** What belongs to Aliyun's store. The address of its key service has a default. */
const aliyunNames = [
  'EB_OSS_REGION',
  'EB_OSS_BUCKET',
  'EB_OSS_ROLE_ARN',
  'EB_OSS_ACCESS_KEY_ID',
  'EB_OSS_ACCESS_KEY_SECRET',
  'EB_OSS_ENDPOINT',
  'EB_OSS_DOMAIN',
] as const

const setupNames = ['EB_SETUP_BRAND', 'EB_SETUP_HOTEL', 'EB_SETUP_ACCOUNT', 'EB_SETUP_PASSWORD'] as const

/** What goes together and is not all there. */
function halves(values: Variables): string[] {
  const problems: string[] = []
  if (setupNames.some((name) => values[name]) && !setupOf(values))
    problems.push(
      'EB_SETUP_BRAND, EB_SETUP_HOTEL, EB_SETUP_ACCOUNT and EB_SETUP_PASSWORD go together: set all four',
    )
  if (aliyunNames.some((name) => values[name]) && !aliyunOf(values))
    problems.push(
      'EB_OSS_REGION, EB_OSS_BUCKET, EB_OSS_ROLE_ARN, EB_OSS_ACCESS_KEY_ID and EB_OSS_ACCESS_KEY_SECRET go together: set all five, or none of the EB_OSS_ variables',
    )
  return problems
}

/** The role that requests run as has a secret that does not follow from the owner's. */
function databaseProblems({
  EB_MODE,
  DATABASE_URL,
  EB_DATABASE_APPLICATION_PASSWORD: password,
}: Variables): string[] {
  if (!DATABASE_URL)
    return password ? ['EB_DATABASE_APPLICATION_PASSWORD is set without DATABASE_URL: remove it'] : []
  const owner = decodeURIComponent(new URL(DATABASE_URL).password)
  if (password && password === owner)
    return ['EB_DATABASE_APPLICATION_PASSWORD is the owner’s of DATABASE_URL: set another one']
  if (password || (EB_MODE === 'demo' && owner)) return []
  return [
    'EB_DATABASE_APPLICATION_PASSWORD is missing: set it to a password of its own for the role that requests run as',
  ]
}

/** Nothing that is sent to this machine itself can be read on the way. */
const isLocal = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)

function addressProblems({ EB_PUBLIC_URL, EB_ALLOW_HTTP }: Variables): string[] {
  if (!EB_PUBLIC_URL)
    return [
      'EB_PUBLIC_URL is missing: set it to the address that browsers use, such as https://console.example.com',
    ]
  const address = new URL(EB_PUBLIC_URL)
  if (address.protocol === 'https:' || EB_ALLOW_HTTP === 'yes' || isLocal(address)) return []
  return [
    'EB_PUBLIC_URL is http: passwords and cookies could be read on the way; put a proxy with https before it, or set EB_ALLOW_HTTP=yes where that network is yours',
  ]
}

function productionProblems(values: Variables): string[] {
  const problems = addressProblems(values)
  if (values.EB_PASSWORD_COST < passwordCost)
    problems.push(
      `EB_PASSWORD_COST is ${values.EB_PASSWORD_COST}: production takes at least ${passwordCost}, as OWASP says; remove it`,
    )
  if (values.EB_BUILD === 'development')
    problems.push('EB_BUILD is development: production serves what was built and tested; remove it')
  if (values.EB_DEMO_PASSWORD !== undefined)
    problems.push('EB_DEMO_PASSWORD is set: production has no accounts with a known password; remove it')
  return problems
}

/** Settings that are valid individually but not together. */
const contradictions = (values: Variables): string[] => [
  ...halves(values),
  ...mapHalves(values),
  ...databaseProblems(values),
  ...(values.EB_MODE === 'production' ? productionProblems(values) : []),
]

function metricsOf({ EB_MODE, EB_METRICS_TOKEN: token }: Variables): MetricsAccess {
  if (token) return { token }
  return EB_MODE === 'demo' ? 'loopback' : 'off'
}

/** Empty variables count as not set: that is how compose files and shells pass them on. */
const withoutEmpty = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))

/**
 * Reads the environment.
 *
 * @throws ConfigurationProblem with every problem at once
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const result = v.safeParse(variables, withoutEmpty(environment))
  if (!result.success) throw new ConfigurationProblem(result.issues.map((issue) => issue.message))
  const values = result.output
  const problems = contradictions(values)
  if (problems.length) throw new ConfigurationProblem(problems)
  const isServed = (given?: 'on' | 'off') => (given ?? (values.EB_MODE === 'demo' ? 'on' : 'off')) === 'on'
  return {
    mode: values.EB_MODE,
    host: values.EB_MODE === 'demo' ? '127.0.0.1' : values.EB_HOST,
    port: values.PORT,
    dataDirectory: values.EB_DATA_DIR,
    storeDirectory: values.EB_STORE_DIR ?? join(values.EB_DATA_DIR, 'store'),
    aliyun: aliyunOf(values),
    databaseUrl: values.DATABASE_URL,
    applicationPassword: values.EB_DATABASE_APPLICATION_PASSWORD,
    databaseConnections: values.EB_DATABASE_CONNECTIONS,
    publicUrl: values.EB_PUBLIC_URL,
    trustProxy: values.EB_TRUST_PROXY ?? false,
    logLevel: values.EB_LOG_LEVEL,
    metrics: metricsOf(values),
    servesDocs: isServed(values.EB_DOCS),
    servesExamples: isServed(values.EB_EXAMPLES),
    build: values.EB_BUILD,
    map: mapOf(values),
    demoPassword: values.EB_DEMO_PASSWORD ?? 'demo1234',
    supportPhone: values.EB_SUPPORT_PHONE,
    enterpriseMessaging: { authorisation: values.EB_WECOM_AUTHORISATION, contact: values.EB_SERVICE_CONTACT },
    seedScale: Number(values.EB_SEED_SCALE),
    diskReserve: values.EB_DISK_RESERVE * 1024 * 1024,
    passwordCost: values.EB_PASSWORD_COST,
    setup: setupOf(values),
  }
}
