import assert from 'node:assert/strict'
import { test } from 'node:test'
import { occupancyOf } from './occupancyOf'

const place = (mealPeriods: readonly string[], more: object) => ({
  businessHours: mealPeriods.map((mealPeriod) => ({ mealPeriod })),
  ...{ tableCount: 10, seatCount: 40, slotCapacity: 0, ...more },
})

test('tables and people of each meal, against those of the restaurants that serve it', () => {
  const restaurants = [
    place(['LUNCH', 'DINNER'], {}),
    place(['DINNER'], { slotCapacity: 6 }),
    // closed on Sundays
    place(['LUNCH'], { restDays: [0] }),
  ]
  const reservations = [
    { mealPeriod: 'DINNER', partySize: 4 },
    { mealPeriod: 'DINNER', partySize: 2 },
    { mealPeriod: 'SUPPER', partySize: 3 },
  ]
  const meals = ['BREAKFAST', 'LUNCH', 'DINNER', 'SUPPER']
  assert.deepEqual(occupancyOf(meals, '2026-11-29', reservations, restaurants), [
    { meal: 'LUNCH', tables: 0, people: 0, allTables: 10, allPeople: 40 },
    { meal: 'DINNER', tables: 2, people: 6, allTables: 16, allPeople: 80 },
    { meal: 'SUPPER', tables: 1, people: 3, allTables: 0, allPeople: 0 },
  ])
})
