import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { bootstrap, jQuery, jQueryUi, styleSheet } from './libraries'
import { type AnyElement, mount, place } from './mount'
import { specimensFor } from './specimens'

/** The focused element, found through shadow roots. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

const isFocused = (element: Element) => focused() === element

/** An ancestor that clips and transforms, below a header above everything. */
function awkwardPlace(): HTMLElement {
  const target = place()
  target.innerHTML =
    '<header style="position:fixed;inset:0;z-index:2147483647;background:red"></header>' +
    '<div style="transform:translateX(200px);overflow:hidden;height:20px;position:relative;z-index:1"></div>'
  return target.lastElementChild as HTMLElement
}

for (const specimen of specimensFor('dialogs')) {
  const { open, close, isOpen, textField, floats } = specimen
  if (!open || !close || !isOpen) continue
  const { tag, definition } = specimen

  const opened = async (into?: Node): Promise<AnyElement> => {
    const element = await mount(specimen, {}, into)
    await open(element)
    await until(() => isOpen(element), 'open')
    return element
  }
  const closed = async (element: AnyElement) => {
    await close(element)
    await until(() => !isOpen(element), 'closed')
  }

  describe(`contract 15 dialogs of ${tag}`, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())

    it('contract 15 opens above everything, unclipped, wherever it is placed', async () => {
      const element = await opened(awkwardPlace())
      const dialog = element.shadowRoot?.querySelector('dialog[open],:popover-open') as HTMLElement
      const { left, top, width, height } = dialog.getBoundingClientRect()
      expect(width).to.be.greaterThan(20) // a tooltip of a few narrow letters
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      expect(found === element, 'the topmost element').to.equal(true)
      await closed(element)
    })

    if (!floats)
      it('contract 15 focus moves in, and returns where it was', async () => {
        const opener = document.createElement('button')
        place().append(opener)
        opener.focus()
        const element = await mount(specimen)
        ;(element.show as () => void)()
        await until(() => isOpen(element), 'open')
        await until(() => document.activeElement === element, 'focus inside')
        element.hide()
        await until(() => !isOpen(element), 'closed')
        await until(() => isFocused(opener), 'focus back')
      })

    it('contract 15 Esc closes it', async () => {
      const element = await opened()
      await sendKeys({ press: 'Escape' })
      await until(() => !isOpen(element), 'closed')
    })

    // Elements that report opening have this state.
    if (definition.events?.['eb-show'])
      it('contract 15 :state(open) while it is open', async () => {
        const element = await opened()
        expect(element.matches(':state(open)')).to.equal(true)
        await closed(element)
        expect(element.matches(':state(open)')).to.equal(false)
      })
  })

  if (!textField) continue

  // The page's own dialog may take the focus from elements outside it that are no dialogs.
  if (floats) continue
  describe(`F-LO-9 focus traps of the page and ${tag}`, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())

    /** Types into the dialog, after checking that the trap takes the focus from other elements. */
    async function typeDespite(trap: () => Element | null) {
      const outside = document.createElement('input')
      place().append(outside)
      // Repeatedly: while a dialog opens, its trap is inactive.
      await until(() => {
        outside.blur()
        outside.focus()
        return trap()?.contains(focused())
      }, 'the trap took the focus')
      const element = await opened()
      const field = (await until(() => textField?.(element), 'text field')) as HTMLInputElement
      field.focus()
      const { length } = field.value
      await sendKeys({ type: 'stays' })
      await until(() => field.value.length === length + 'stays'.length, 'typed')
      expect(isFocused(field), 'focus stayed').to.equal(true)
      return element
    }

    const closeByEscape = async (element: AnyElement) => {
      await sendKeys({ press: 'Escape' })
      // In a search field, Esc clears first.
      if (isOpen(element) && (textField?.(element) as HTMLInputElement | null)?.value === '')
        await sendKeys({ press: 'Escape' })
      await until(() => !isOpen(element), 'closed')
    }

    it('F-LO-9 Bootstrap 3’s enforceFocus does not take the focus from it, nor does its Esc close the modal', async () => {
      await bootstrap()
      const $ = await jQuery()
      const removeStyles = await styleSheet('bootstrap/dist/css/bootstrap.css')
      const modal = $(
        '<div class="modal" tabindex="-1"><div class="modal-dialog"><input class="own"></div></div>',
      )
      $(document.body).append(modal)
      try {
        modal.modal('show')
        await until(() => modal.hasClass('in'), 'modal open')
        const element = await typeDespite(() => modal[0])
        await closeByEscape(element)
        expect(modal.hasClass('in')).to.equal(true)
        const within = await opened(modal.find('.modal-dialog')[0])
        await closeByEscape(within)
        expect(modal.hasClass('in')).to.equal(true)
      } finally {
        modal.modal('hide')
        modal.remove()
        $('.modal-backdrop').remove()
        $(document).off('focusin.bs.modal')
        document.body.className = ''
        removeStyles()
      }
    })

    it('F-LO-9 jQuery UI’s modal dialog does not take the focus from it', async () => {
      await jQueryUi()
      const $ = await jQuery()
      const removeStyles = await styleSheet('jquery-ui-dist/jquery-ui.css')
      const dialog = $('<div title="theirs"><input class="own"></div>').dialog({ modal: true })
      try {
        const element = await typeDespite(() => dialog.closest('.ui-dialog')[0])
        await closeByEscape(element)
        expect(dialog.dialog('isOpen')).to.equal(true)
      } finally {
        dialog.dialog('destroy').remove()
        removeStyles()
      }
    })
  })
}
