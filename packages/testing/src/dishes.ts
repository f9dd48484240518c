/**
 * Inserts 75 restaurant products of the demo's first store, 测试菜 1 to 测试菜 75 in the order of the shop: a third each NEW,
 * PUBLISHED and OFFLINE, ¥18.50 and one yuan more from dish to dish. The third one is in a running activity.
 */
export const insertDishes = `
  insert into dish_class (brand_id, hotel_id, dish_class_id, class_name, restaurant_id)
    select '1001', '100101', 'CTEST', '测试热菜', min(restaurant_id) from restaurant where hotel_id = '100101';
  insert into restaurant_product
      (brand_id, hotel_id, restaurant_product_id, name, restaurant_id, dish_class_id, images, price, dining_modes, sort_no, status)
    select '1001', '100101', 'DISH' || n, '测试菜 ' || n, restaurant_id, 'CTEST', '{/pictures/products/plate.svg}',
      1750 + n * 100, '{DINE_IN}', 100000 - n, (array['OFFLINE', 'NEW', 'PUBLISHED'])[n % 3 + 1]
    from generate_series(1, 75) n, dish_class where dish_class_id = 'CTEST';
  insert into activity
      (brand_id, activity_id, activity_name, activity_type, activity_from, activity_until, weekdays, daily_slots,
       store_ids, products, product_rules, category_ids, tiers, grade_ids, tag_ids, status)
    values ('1001', 'ATEST', '测试抢购', '23', current_date, current_date + 7, '{}', '[]',
      '{}', '[{"restaurant_product_id": "DISH3"}]', '[]', '[]', '[]', '{}', '{}', 'RUNNING')`

/** Deletes what `insertDishes` inserts. */
export const deleteDishes = `
  delete from activity where activity_id = 'ATEST';
  delete from restaurant_product where dish_class_id = 'CTEST';
  delete from dish_class where dish_class_id = 'CTEST'`
