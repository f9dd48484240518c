import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The eb-satisfaction of a page or frame, operated as a user does. Texts are those of zh-CN. */
export class SatisfactionWidget {
  readonly element: Locator
  /** Its open dialog: rating, success, failure or “unavailable”. */
  readonly dialog: Locator
  readonly comment: Locator
  readonly pageTab: Locator
  readonly systemTab: Locator

  constructor(place: Page | FrameLocator, selector = 'eb-satisfaction') {
    this.element = place.locator(selector)
    this.dialog = this.element.locator('dialog[open]')
    this.comment = this.element.getByRole('textbox')
    this.pageTab = this.element.getByRole('button', { name: /^本页评价/ })
    this.systemTab = this.element.getByRole('button', { name: /^系统评价/ })
  }

  star(score: number): Locator {
    return this.element.getByRole('radio', { name: new RegExp(`^${score} 分`) })
  }

  /** Clicks a star with the mouse: its drawing is in the label of the radio button. */
  async rate(score: number): Promise<void> {
    await this.star(score).locator('..').click()
    await expect(this.star(score)).toBeChecked()
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  /** Waits until the rating is open, with its question. */
  async expectRating(): Promise<void> {
    await expect(this.star(1)).toBeVisible()
  }

  async expectClosed(): Promise<void> {
    await expect(this.dialog).toHaveCount(0)
  }

  /** Waits until the success dialog has opened and closed by itself. */
  async expectSuccess(): Promise<void> {
    await expect(this.dialog).toContainText('评价成功')
    await this.expectClosed()
  }

  /** Stars and comment of the open rating. */
  async expectWritten(score: number, comment: string): Promise<void> {
    await expect(this.star(score)).toBeChecked()
    await expect(this.comment).toHaveValue(comment)
  }
}
