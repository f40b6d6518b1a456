import covermount.FirstPaint;
import covermount.JsonReader;
import java.io.PrintStream;
import java.nio.file.*;
import java.util.*;

/**
 * Prints the filler's output for each of the options in a file, each followed by NUL. Arguments: first-paint/, the
 * file.
 */
public final class PrintAll {
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    PrintStream out = new PrintStream(System.out, false, "UTF-8");
    Map<String, Map<String, ?>> files = new HashMap<>();
    for (Object options : (List<?>) JsonReader.read(Files.readString(Path.of(arguments[1])))) {
      String widget = (String) asMap(options).get("widget");
      if (!files.containsKey(widget))
        files.put(widget, asMap(JsonReader.read(Files.readString(folder.resolve(widget + ".json")))));
      Map<String, ?> file = files.get(widget);
      String css = Files.readString(folder.resolve((String) asMap(file.get("style")).get("file")));
      out.print(FirstPaint.render(file, css, asMap(options)) + "\0");
    }
    out.flush();
  }

  @SuppressWarnings("unchecked")
  private static Map<String, ?> asMap(Object value) {
    return (Map<String, ?>) value;
  }
}
