import { defineConfig } from 'drizzle-kit'

/** Makes the SQL of `migrations/` from the tables: `npx drizzle-kit generate --name <what>` in this folder. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema/index.ts',
  out: './migrations',
  casing: 'snake_case',
})
