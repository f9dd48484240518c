import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { brand } from './brand'
import { stamps } from './columns'
import { employee } from './employee'
import { hotel } from './hotel'

const moment = () => timestamp({ withTimezone: true })

/**
 * The login of an employee. Account names are unique across brands, because the login form does not ask for a brand.
 */
export const userAccount = pgTable(
  'user_account',
  {
    userId: text().primaryKey(),
    brandId: text()
      .notNull()
      .references(() => brand.brandId),
    employeeId: text()
      .notNull()
      .references(() => employee.employeeId),
    /** In the spelling of the user; compared in lower case. */
    account: text().notNull(),
    /** `scrypt$N$r$p$salt$hash`, with salt and hash in base64url. */
    passwordHash: text().notNull(),
    /** Set for administrators of the brand: the admin_id of the specification's auth context. */
    adminId: text(),
    disabled: boolean().notNull().default(false),
    ...stamps,
  },
  (table) => [
    uniqueIndex('user_account_name_unique').on(table.account),
    uniqueIndex('user_account_employee_unique').on(table.employeeId),
  ],
)

/** A signed-in browser. Only the SHA-256 of the cookie's value is stored. */
export const session = pgTable(
  'session',
  {
    sessionHash: text().primaryKey(),
    brandId: text()
      .notNull()
      .references(() => brand.brandId, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => userAccount.userId, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    remember: boolean().notNull().default(false),
  },
  (table) => [index('session_user').on(table.userId), index('session_expiry').on(table.expiresAt)],
)

/** A browser in which the account has signed in before: attempts from elsewhere cannot lock it out. */
export const knownDevice = pgTable(
  'known_device',
  {
    deviceHash: text().notNull(),
    userId: text()
      .notNull()
      .references(() => userAccount.userId, { onDelete: 'cascade' }),
    brandId: text()
      .notNull()
      .references(() => brand.brandId, { onDelete: 'cascade' }),
    lastUsedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.deviceHash, table.userId] })],
)

/** A one-time link for choosing a password. Only the SHA-256 of its code is stored. */
export const passwordReset = pgTable(
  'password_reset',
  {
    resetHash: text().primaryKey(),
    brandId: text()
      .notNull()
      .references(() => brand.brandId, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => userAccount.userId, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('password_reset_user').on(table.userId)],
)

/** One sign-in attempt. It is stored before the password is checked, so that concurrent attempts count each other. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    attemptId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The account as typed, in lower case; it need not exist. */
    account: text().notNull(),
    address: text().notNull(),
    deviceHash: text(),
    succeeded: boolean().notNull().default(false),
    /** Set on failures once the same account signs in from the same place, so that they no longer count. */
    forgiven: boolean().notNull().default(false),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('login_attempt_account').on(table.account, table.at),
    index('login_attempt_address').on(table.address, table.at),
  ],
)

/** The key that authenticates a partner's server; only its SHA-256 is stored. */
export const partnerKey = pgTable(
  'partner_key',
  {
    keyHash: text().primaryKey(),
    /** Identifies the key in calls, which never contain its hash. */
    keyId: text().notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    brandId: text()
      .notNull()
      .references(() => brand.brandId, { onDelete: 'cascade' }),
    partnerName: text().notNull(),
    /** Its last characters. */
    hint: text().notNull().default(''),
    /** Stores that its tokens may be for; null: all stores of the brand. */
    hotelIds: text().array(),
    /** The most that its tokens are permitted, as permission codes; `*`: all that their users have. */
    scopes: text().array().notNull(),
    disabled: boolean().notNull().default(false),
    lastUsedAt: moment(),
    /** When it expires, after it was replaced. */
    endsAt: moment(),
    ...stamps,
  },
  (table) => [index('partner_key_brand').on(table.brandId), uniqueIndex('partner_key_id').on(table.keyId)],
)

/** A short-lived token that a partner's page sends as a bearer header; only its SHA-256 is stored. */
export const embedToken = pgTable(
  'embed_token',
  {
    tokenHash: text().primaryKey(),
    brandId: text()
      .notNull()
      .references(() => brand.brandId, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => userAccount.userId, { onDelete: 'cascade' }),
    hotelId: text()
      .notNull()
      .references(() => hotel.hotelId, { onDelete: 'cascade' }),
    keyHash: text()
      .notNull()
      .references(() => partnerKey.keyHash, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('embed_token_expiry').on(table.expiresAt)],
)

/** An origin whose pages may call the gateway for a brand, and may frame the console. `null`: sandboxed frames. */
export const brandOrigin = pgTable(
  'brand_origin',
  {
    brandId: text()
      .notNull()
      .references(() => brand.brandId, { onDelete: 'cascade' }),
    origin: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    createdBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.origin] }),
    index('brand_origin_origin').on(table.origin),
  ],
)
