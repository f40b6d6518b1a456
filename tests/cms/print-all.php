<?php
// Prints, as JSON, what the filler prints for each of the options in a file. Arguments: FirstPaint.php, first-paint/, the file.
[, $filler, $folder, $file] = $argv;
require $filler;
$html = [[], []];
// Some hosts have objects of JSON as objects, WordPress has them as arrays.
foreach ([false, true] as $asArrays)
  foreach (json_decode(file_get_contents($file), $asArrays) as $options)
    $html[(int) $asArrays][] = Covermount\FirstPaint::render($folder, (array) $options);
echo json_encode($html);
