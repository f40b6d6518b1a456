<?php
// The front controller of PHP's built-in server: serves a file if it exists, otherwise WordPress.
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$file = $_SERVER['DOCUMENT_ROOT'] . rtrim($path, '/');
if (is_dir($file) && is_file("$file/index.php")) $file .= '/index.php';
if (is_file($file) && substr($file, -4) !== '.php') return false;
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = is_file($file) ? substr($file, strlen($_SERVER['DOCUMENT_ROOT'])) : '/index.php';
$_SERVER['SCRIPT_FILENAME'] = is_file($file) ? $file : $_SERVER['DOCUMENT_ROOT'] . '/index.php';
chdir(dirname($_SERVER['SCRIPT_FILENAME']));
require $_SERVER['SCRIPT_FILENAME'];
