import { defineConfig } from 'drizzle-kit'

/**
 * Makes the SQL of `migrations/` from the tables: `NODE_OPTIONS=--conditions=source npx drizzle-kit
 * generate --name <what>` in this folder. Tables of resources follow from their definitions in `packages/domain`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema/index.ts',
  out: './migrations',
  casing: 'snake_case',
})
