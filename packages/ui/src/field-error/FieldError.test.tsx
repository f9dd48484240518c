import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { resetMouse, sendMouse } from '@web/test-runner-commands'
import { adoptTokens } from '../styles/adoptTokens'
import { FieldError } from './FieldError'
import { fieldErrorOf } from './fieldErrorOf'

adoptTokens(document)

const ways = {
  FieldError: (message?: string) => <FieldError id="wrong" message={message} />,
  fieldErrorOf: (message?: string) => fieldErrorOf('wrong', message),
}

for (const [name, draw] of Object.entries(ways)) {
  describe(name, () => {
    it('shows the error with an icon, and nothing without an error', async () => {
      const view = (message?: string) => (
        <>
          <input aria-label="Price" aria-invalid={!!message} aria-describedby="wrong" />
          {draw(message)}
          <i />
        </>
      )
      const { root, host, render } = mount(view())
      await until(() => root.querySelector('i'))
      expect(root.querySelector('.eb-field-error')).to.equal(null)
      render(view('Above 99'))
      const error = await until(() => root.querySelector<HTMLElement>('#wrong'))
      expect(error.textContent).to.equal('Above 99')
      expect(error.querySelector('svg')?.getBoundingClientRect().width).to.equal(14)
      expect(getComputedStyle(error).fontSize).to.equal('12px')
      await expect(host).to.be.accessible()
      render(view(''))
      await until(() => !root.querySelector('#wrong'))
    })

    it('appears and disappears after the release of a button below it, which would otherwise move away', async () => {
      const view = (message: string) => (
        <>
          {draw(message)}
          <button type="button">Save</button>
        </>
      )
      const { root, render } = mount(view(''))
      const button = await until(() => root.querySelector('button'))
      for (const message of ['Above 99', '']) {
        let clicks = 0
        button.onmousedown = () => render(view(message))
        button.onclick = () => clicks++
        const { x, y, width, height } = button.getBoundingClientRect()
        const middle: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)]
        await sendMouse({ type: 'move', position: middle })
        await sendMouse({ type: 'down' })
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
        expect(button.getBoundingClientRect().y).to.equal(y)
        await sendMouse({ type: 'up' })
        await until(() => button.getBoundingClientRect().y !== y)
        expect(clicks).to.equal(1)
        expect(root.querySelector('#wrong')?.textContent ?? '').to.equal(message)
      }
      await resetMouse()
    })
  })
}
