<?php
// Prints the filler's output for each of the options in a file, as JSON. Arguments: FirstPaint.php, first-paint/, the
// file.
[, $filler, $folder, $file] = $argv;
require $filler;
$html = [[], []];
// Some hosts decode JSON objects as objects; WordPress decodes them as arrays.
foreach ([false, true] as $asArrays)
  foreach (json_decode(file_get_contents($file), $asArrays) as $options)
    $html[(int) $asArrays][] = Covermount\FirstPaint::render($folder, (array) $options);
echo json_encode($html);
