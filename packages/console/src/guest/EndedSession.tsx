import { getSession, type Identity } from '@ebkit/core/session'
import { Button } from '@ebkit/ui/button'
import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { SignInDialog } from '../login/SignInDialog'
import type { Account } from '../session/account'
import { strings } from '../strings'

/** After the session has ended: a login over the page, which keeps its input. */
export function EndedSession({ account, identity }: { account: Account; identity: Identity }) {
  const text = useStrings(strings)
  const [isOpen, setOpen] = useState(true)
  return (
    <div className="eb-guest__ended" role="alert">
      <p>
        <b>{text('sessionEnded')}</b> {text('sessionEndedLead')}
      </p>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {text('logInAgain')}
      </Button>
      {isOpen && (
        <SignInDialog
          account={account}
          person={identity}
          onLoggedIn={() => void getSession().refresh()}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
