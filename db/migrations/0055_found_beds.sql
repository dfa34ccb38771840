-- By what searches find beds and bedrooms stands behind the facilities: the same rule as bedsIn in src/shared/facts.ts.
UPDATE "services" SET "facilities" = "facilities" || ARRAY(
  SELECT "name" FROM (VALUES
    (1, 'double_bed', jsonb_path_exists("facts", '$.rooms[*].beds[*] ? (@.kind == "double" || @.kind == "queen" || @.kind == "king")')),
    (2, 'king_bed', jsonb_path_exists("facts", '$.rooms[*].beds[*] ? (@.kind == "king")')),
    (3, 'twin_beds', jsonb_path_exists("facts", '$.rooms[*].beds[*] ? (@.kind == "single" && @.count >= 2)')),
    (4, 'single_bed', jsonb_path_exists("facts", '$.rooms[*].beds[*] ? (@.kind == "single")')),
    (5, 'bunk_bed', jsonb_path_exists("facts", '$.rooms[*].beds[*] ? (@.kind == "bunk")')),
    (6, 'sofa_bed', jsonb_path_exists("facts", '$.rooms[*].beds[*] ? (@.kind == "sofa")')),
    (7, 'cot', jsonb_path_exists("facts", '$.rooms[*].beds[*] ? (@.kind == "cot")')),
    (8, 'two_bedrooms', jsonb_array_length("facts"->'rooms') >= 2),
    (9, 'three_bedrooms', jsonb_array_length("facts"->'rooms') >= 3),
    (10, 'four_bedrooms', jsonb_array_length("facts"->'rooms') >= 4)
  ) AS "found"("place", "name", "holds") WHERE "holds" ORDER BY "place"
)
WHERE "category" IN ('airbnb', 'hotels', 'lodges', 'guest', 'farm') AND jsonb_typeof("facts"->'rooms') = 'array';
