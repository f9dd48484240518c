import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { ModalBox } from './ModalBox'

adoptTokens(document)

/** A question about something, which nothing is left of once it is answered. */
function Page({ answers }: { answers: string[] }) {
  const [asked, setAsked] = useState<string>()
  return (
    <>
      <button type="button" id="ask" onClick={() => setAsked('A01')}>
        ask
      </button>
      <ModalBox
        open={!!asked}
        label={asked ?? ''}
        {...(asked && { heading: `Delete ${asked}?`, okLabel: 'Delete' })}
        size="sm"
        closeLabel="Close"
        onClose={(reason) => {
          answers.push(reason)
          setAsked(undefined)
        }}
      >
        {asked && <p>{asked} is gone then.</p>}
      </ModalBox>
    </>
  )
}

it('keeps what it showed while it fades away, with buttons that do nothing, and has nothing afterwards', async () => {
  const answers: string[] = []
  const { root } = mount(<Page answers={answers} />)
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find((each) => each.textContent === name) as HTMLButtonElement
  await until(() => button('ask'))
  button('ask').click()
  const dialog = root.querySelector('dialog') as HTMLDialogElement
  await until(() => dialog.open)
  dialog.style.setProperty('--eb-normal', '60s')
  button('Delete').click()
  await until(() => !dialog.open)
  expect(getComputedStyle(dialog).display, 'it is still seen').to.equal('grid')
  expect(dialog.textContent).to.contain('Delete A01?').and.to.contain('A01 is gone then.')
  button('Delete').click()
  expect(answers).to.deep.equal(['ok'])
  for (const animation of dialog.getAnimations({ subtree: true })) animation.finish()
  await until(() => !dialog.textContent?.includes('A01'))
  expect(answers).to.deep.equal(['ok'])
})
