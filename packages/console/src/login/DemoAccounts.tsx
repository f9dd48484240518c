import { useStrings } from '@ebkit/widgets/environment'
import type { DemoAccount } from '../session/account'
import { strings } from '../strings'

/** The accounts of a demo gateway; a press fills in the form. */
export function DemoAccounts(props: { accounts: DemoAccount[]; onChoose(account: DemoAccount): void }) {
  const text = useStrings(strings)
  return (
    <fieldset className="eb-login__demo">
      <legend className="eb-login__or">{text('demoAccounts')}</legend>
      <div className="eb-login__accounts">
        {props.accounts.map((account) => (
          <button
            key={account.account}
            type="button"
            className="eb-login__account"
            onClick={() => props.onChoose(account)}
          >
            {account.account}
            <small>
              {account.userName} · {account.position}
            </small>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
