import type { Configuration } from './configuration/configuration'
import { demoAccounts } from './seeds/accounts'

/** Chinese characters take two columns of a terminal. */
const widthOf = (text: string) =>
  [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0)

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? '')))) ?? []
  const pad = (text: string, column: number) => text + ' '.repeat((widths[column] ?? 0) - widthOf(text))
  return rows.map((row) => `  ${row.map(pad).join('   ')}`.trimEnd())
}

function accounts(password: string): string[] {
  const rows = demoAccounts.map(({ account, employee }) => [
    account,
    password,
    `${employee.employeeName}, ${employee.position}`,
  ])
  return ['', ...aligned([['Account', 'Password', 'Who'], ...rows])]
}

/** What a person reads who has started the gateway. Passwords only of the demo. */
export function welcome(address: string, configuration: Configuration): string {
  const { mode, dataDirectory, databaseUrl, demoPassword } = configuration
  const places = [
    ['Console', `${address}/`],
    ['Examples', `${address}/examples/`],
    ['Script tag', `${address}/eb/eb.js`],
    ['Docs', `${address}/docs/`],
    ['API', `${address}/docs/api`],
    ['Data', databaseUrl ? 'DATABASE_URL' : dataDirectory],
  ]
  return [
    '',
    `ebkit gateway, ${mode} mode`,
    '',
    ...aligned(places),
    ...(mode === 'demo' ? accounts(demoPassword) : []),
    '',
    'Ctrl+C stops it.',
    '',
  ].join('\n')
}
